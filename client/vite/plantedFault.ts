import { join } from 'node:path'
import type { Plugin } from 'vite'
import { faults } from './plantedFaults.ts'

/** Plants the mistake that `PLANTED_FAULT` names in the tests' modules. */
export function plantedFault(): Plugin[] {
  const name = process.env['PLANTED_FAULT']
  if (name === undefined) return []
  const fault = faults.find((item) => item.name === name)
  if (!fault) throw new Error(`No planted fault is called “${name}”.`)
  const { file, code: before, mistake } = fault
  const path = join(import.meta.dirname, '../src', file)
  return [
    {
      name: 'planted-fault',
      enforce: 'pre',
      // Another list of plugins: the optimized packages of the other tests stay as they are.
      config: () => ({ cacheDir: 'node_modules/.vite-planted' }),
      transform: (code, id) => {
        if (id.split('?')[0] !== path) return undefined
        if (code.split(before).length !== 2) throw new Error(`${file} has no single place for the fault “${name}”.`)
        return code.replace(before, () => mistake)
      },
    },
  ]
}
