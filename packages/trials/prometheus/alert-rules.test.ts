// The alert rules and the example configuration, checked by Prometheus's own tool.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { describeWith } from '../processes/describe-with.ts'
import { findProgram } from '../processes/find-program.ts'

const FOLDER = fileURLToPath(new URL('../../../deploy/prometheus/', import.meta.url))

const promtool = findProgram('promtool', ['prometheus'])

function run(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(promtool ?? '', args, { cwd: FOLDER, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

describeWith(
  ['promtool'],
  () => {
    test.each([
      ['the alert rules are well-formed', ['check', 'rules', 'alerts.yml']],
      [
        'each alert rule is raised by what it is for, and by nothing else',
        ['test', 'rules', 'alert-tests.yml'],
      ],
      ['the example configuration is well-formed', ['check', 'config', '--syntax-only', 'prometheus.yml']],
    ])('%s', (_title, args) => {
      const { status, output } = run(...args)
      expect(status, output).toBe(0)
    })
  },
  promtool ? [] : ['promtool'],
)
