// Takes from a browser what older ones lack.
import type { Page } from '@playwright/test'
import type { BuiltIn } from '../../web/tools/newer-built-ins.ts'

/** Pages that are opened from now on lack these. */
export const removeBuiltIns = (page: Page, builtIns: readonly BuiltIn[]) =>
  page.addInitScript((all) => {
    const take = (owner: unknown, name: string) => {
      if (owner && Object.getOwnPropertyDescriptor(owner, name))
        delete (owner as Record<string, unknown>)[name]
    }
    for (const { object, name, isStatic } of all) {
      // biome-ignore lint/suspicious/noExplicitAny: any object of the browser
      const owner = (window as any)[object]
      if (name === undefined) take(window, object)
      else if (object === 'Window') take(window, name)
      else take(isStatic ? owner : (owner?.prototype ?? owner), name)
    }
  }, builtIns)
