// Runs `npm run doctor`: says in plain words what is wrong around a server, whether it runs or not. It changes nothing.
import { readSettings } from '../../settings.ts'
import { examineAddresses, examineMail, examineProvider, type Finding, reasonOf } from './examine.ts'

async function examine(): Promise<Finding[]> {
  const settings = readSettings()
  return [
    ...(await examineMail(settings)),
    ...(await examineProvider(settings, new Date())),
    ...(await examineAddresses(settings)),
  ]
}

try {
  const findings = await examine()
  const width = Math.max(...findings.map(({ of }) => of.length))
  const count = findings.filter(({ isWrong }) => isWrong).length
  for (const { of, isWrong, text } of findings)
    process.stdout.write(`${of.padEnd(width)}  ${isWrong ? 'WRONG' : 'good '}  ${text}\n`)
  process.stdout.write(count === 0 ? '\nNothing is wrong.\n' : `\nWrong: ${count}.\n`)
  process.exitCode = count === 0 ? 0 : 1
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exitCode = 1
}
