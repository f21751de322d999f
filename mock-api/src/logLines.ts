export interface LogLines {
  readonly write: (line: string) => void
  readonly flush: () => void
}

/** Writes all lines of one event loop turn together: a system call per line costs more than the line. */
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
