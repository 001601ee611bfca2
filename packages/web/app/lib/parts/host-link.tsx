// A host's name in administrators' lists, which leads to the host's page.
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { written } from './lang-of.ts'

/** `id` is null for a host who was deleted, and has no page. */
export function HostLink({ name, id }: { name: string; id: string | null }) {
  if (id === null)
    return (
      <span {...written(name)} className="wrap-anywhere font-semibold">
        {name}
      </span>
    )
  return (
    <Link
      to={paths.admin.host.href(id)}
      {...written(name)}
      className="wrap-anywhere font-semibold underline decoration-line underline-offset-4 hover:text-maroon hover:decoration-maroon"
    >
      {name}
    </Link>
  )
}
