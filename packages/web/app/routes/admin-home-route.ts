// The administrator's area begins with the dashboard.
import { redirect } from 'react-router'
import { paths } from '../paths.ts'

export const loader = () => redirect(paths.admin.dashboard.href())
