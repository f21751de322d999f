const silent = ['log', 'info', 'debug', 'warn', 'error', 'trace', 'table', 'dir'] as const

/** Spec §1: console output is silenced in production, that of libraries too. */
export function silenceConsole(target: Pick<Console, (typeof silent)[number]> = console): void {
  for (const method of silent) target[method] = () => {}
}
