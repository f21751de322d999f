export interface LogLines {
  readonly write: (line: string) => void
  /** Writes at once what waits. */
  readonly flush: () => void
}

/** Writes the lines of one turn of the event loop together: a system call for each costs more than the line itself. */
export function logLines(write: (text: string) => void): LogLines {
  let waiting = ''
  const flush = (): void => {
    const text = waiting
    waiting = ''
    if (text !== '') write(text)
  }
  return {
    write: (line) => {
      if (waiting === '') setImmediate(flush)
      waiting += `${line}\n`
    },
    flush,
  }
}
