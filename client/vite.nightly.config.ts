import client from './vite.config.ts'

/** The project `nightly-client`: every write, of which `npm test` has a sample. */
export default {
  ...client,
  test: { ...client.test, name: 'nightly-client', include: ['src/app/writesWithoutData.test.tsx'], env: { NIGHTLY: '1' } },
}
