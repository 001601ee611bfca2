// Placeholder of EventBoxPage until its feature lands.
export default function EventBoxPage() {
  return <main className="p-8">EventBoxPage</main>
}
