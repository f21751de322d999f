import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

/** `npm run simulate -- --seed 4711 --steps 2000`: runs tests/simulation/simulation.test.ts from that seed. */
const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' }, steps: { type: 'string', default: '2000' } } })

const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'tests', 'tests/simulation/simulation.test.ts', '--silent', '-t', 'each step is applied once'],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, SIMULATION_SEED: values.seed, SIMULATION_STEPS: values.steps },
  },
)
process.exitCode = status ?? 1
