// Prints the results of loads: one line at a time, numbers in columns.
export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** `12.3` in a column of this width. */
export const column = (value: number | string, width: number): string =>
  (typeof value === 'number' ? value.toFixed(1) : value).padStart(width)
