// Redirects the administrator's area to its dashboard.
import { redirect } from 'react-router'
import { paths } from '../paths.ts'

export const loader = () => redirect(paths.admin.dashboard.href())
