// Errors of a form that belong to no field, shown above its button and announced by screen readers.
export function FormProblems({ problems }: { problems: string[] }) {
  if (problems.length === 0) return null
  return (
    <div
      role="alert"
      className="rounded-field border border-danger/40 bg-danger-wash px-4 py-3 font-semibold text-danger"
    >
      {problems.length === 1 ? (
        problems
      ) : (
        <ul className="list-disc space-y-1 pl-5">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
