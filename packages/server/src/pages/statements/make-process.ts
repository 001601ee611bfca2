// The child process of make-apart.ts: writes the statement of its standard input as a file of the format in its argument, and exits.
import { constants, setPriority } from 'node:os'
import { json } from 'node:stream/consumers'
import type { BoxStatement } from '@lifafa/contract/box-money/box-statement'
import { statementFormat } from '@lifafa/contract/endpoints/box-money'
import { printableStatement } from '../../features/box-statements/rules.ts'
import { loadStatements } from '../web-build.ts'

// The lowest priority: payments come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const format = statementFormat.parse(process.argv[2])
const statement = (await json(process.stdin)) as BoxStatement
const { makeStatement } = await loadStatements()
process.stdout.write(
  await makeStatement(format, format === 'pdf' ? printableStatement(statement) : statement),
)
