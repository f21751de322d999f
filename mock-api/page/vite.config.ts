import { defineConfig } from 'vite'
import { themeStyles } from '../../client/vite/themeStyles.ts'

/** The page at the mock's root. Its security policy allows no inline scripts and styles. */
export default defineConfig({
  plugins: [themeStyles()],
  build: {
    outDir: '../dist/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    license: { fileName: 'licenses.md' },
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      experimental: { lazyBarrel: true },
      // Mantine marks its modules for server components. Icons are read one by one from their list.
      onLog: (level, log, report) => {
        if (!['MODULE_LEVEL_DIRECTIVE', 'LARGE_BARREL_MODULES'].includes(log.code ?? '')) report(level, log)
      },
    },
  },
})
