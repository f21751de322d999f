import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  // `tests/foreign/clients.mjs` and the examples use packages of the lock file beside them.
  ignore: ['**/*.generated.ts', 'tests/foreign/clients.mjs', 'examples/**'],
  // System commands.
  ignoreBinaries: ['taskset', 'redis-server'],
  ignoreExportsUsedInFile: true,
  // `IdInput` is `IntegerInput` with a meaning.
  rules: { duplicates: 'off' },
  // Style sheets use style sheets and packages, too.
  compilers: {
    css: (text) => [...text.matchAll(/(?:url\(|@import )['"]([@.][^'")]+)/g)].map(([, source]) => `import '${source}'`).join('\n'),
  },
  workspaces: {
    '.': {
      entry: ['tools/*.ts', 'bench/*.ts', 'tests/specBackend/main.ts', 'backend-check/fullGateway.ts', 'tests/journeys/endWithParent.ts'],
      project: ['*.ts', 'tools/**', 'backend-check/**', 'tests/**', 'bench/**'],
    },
    contracts: { project: ['src/**'] },
    'mock-api': { entry: ['page/src/main.tsx', 'page/vite.config.ts'], project: ['src/**', 'page/**'] },
    gateway: { project: ['src/**'] },
    // The build reads these.
    client: {
      entry: ['src/workshop/main.tsx', 'src/**/*.stories.tsx', '{src,vite}/**/*.test.ts', 'vite/xray/browser/{start,inspect}.ts'],
      project: ['{src,vite}/**'],
    },
  },
}

export default config
