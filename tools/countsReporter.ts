import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'
import { countsOf } from './counts.ts'

/** Writes the counts of a run to the file that `COUNTS_FILE` names. */
export default class implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules, outside) => {
    const file = process.env['COUNTS_FILE']
    if (file) writeFileSync(file, JSON.stringify(countsOf(modules, outside)))
  }
}
