import { isolatedTests } from './vite/isolatedTests.ts'
import client, { nightlyTests } from './vite.config.ts'

/** The project `client-isolated`: tests that replace modules get new ones for each file. */
export default {
  ...client,
  test: {
    ...client.test,
    name: 'client-isolated',
    pool: 'vmThreads',
    isolate: true,
    include: isolatedTests(),
    exclude: nightlyTests,
  },
}
