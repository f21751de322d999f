/** The mock API in memory with 1,000 jobs of the demo seed. */
import { buildApp } from '@callout/mock-api/app'
import { seed } from '@callout/mock-api/seed/seed'
import { dataFilledBy, memoryStore } from '@callout/mock-api/db/store'

const JOBS = 1_000

const seeded = dataFilledBy((store) => {
  seed(store, { seed: 1, size: 'demo', referenceDate: process.env['REFERENCE_DATE'] ?? '' })
  const jobs = store.jobs.all().filter(({ company_id }) => company_id === 1)
  const step = jobs.length / (jobs.length - JOBS)
  for (let index = 0; index < jobs.length - JOBS; index += 1) store.jobs.remove(jobs[Math.floor(index * step)]?.id ?? 0)
})
await buildApp({ store: memoryStore(seeded), seed: () => seeded, log: (line) => process.stdout.write(`${JSON.stringify(line)}\n`) }).listen(
  {
    host: '127.0.0.1',
    port: Number(process.env['PORT']),
  },
)
