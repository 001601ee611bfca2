// Gets a page or a file of the server, as a browser does.
import type { TestApp } from '../app.ts'

export const get = (app: TestApp, url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ url, headers })
