// The root address: until the landing page exists it leads to the dashboard.
import { redirect } from 'react-router'
import { paths } from '../../paths.ts'

export function loader() {
  return redirect(paths.dashboard.href())
}
