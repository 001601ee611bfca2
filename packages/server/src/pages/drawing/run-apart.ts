// Runs a program that draws in a child process: the canvas is native code, and a crash in it does not affect payments.
import { execFile } from 'node:child_process'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

type Program = {
  /** The file, whose standard input is `input` and whose standard output the answer. */
  file: string
  /** In parts, so that none is long in being written. */
  input: Iterable<string>
  patienceMs: number
  maxBytes: number
  maxHeapMb: number
}

/** Rejects, with the error output of the process, where it fails or takes too long. */
export const runApart = ({ file, input, patienceMs, maxBytes, maxHeapMb }: Program): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [`--max-old-space-size=${maxHeapMb}`, file],
      {
        encoding: 'buffer',
        timeout: patienceMs,
        killSignal: 'SIGKILL',
        maxBuffer: maxBytes,
        // Without our secrets, and without variables that would change how Node runs. The canvas asks for the home of its user,
        // and a user without a line in /etc/passwd, as Kubernetes runs us, has one by this variable alone.
        env: { HOME: '/' },
      },
      (error, output) => (error ? reject(error) : resolve(output)),
    )
    // Arguments could be read by other users of the machine. A process that has ended says why by its exit code.
    if (child.stdin) pipeline(Readable.from(input), child.stdin).catch(() => {})
  })
