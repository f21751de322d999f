import client from './vite.isolated.config.ts'

/** The project `nightly-client`: every write, of which `npm test` has a sample, and what pages show without a field. */
export default {
  ...client,
  test: {
    ...client.test,
    name: 'nightly-client',
    include: ['src/checks/{writesWithoutData,fieldsOnScreen}.test.tsx'],
    exclude: [],
    env: { NIGHTLY: '1' },
  },
}
