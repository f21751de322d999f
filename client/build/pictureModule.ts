import { join } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { PICTURE_FOLDER } from '@callout/contracts/firstPicture'
import { buildName } from './buildName.ts'
import { leaveOut } from './standIns.ts'

const client = join(import.meta.dirname, '..')

const configOf = (outDir: string, name: string): InlineConfig => ({
  root: client,
  configFile: false,
  logLevel: 'error',
  plugins: [leaveOut()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir,
    copyPublicDir: false,
    minify: true,
    rolldownOptions: {
      input: { [name]: join(client, 'src/app/picture/painter.tsx') },
      output: { codeSplitting: false },
      // "use client" says nothing to whoever bundles all of it.
      onLog: (level, log, tell) => void (log.code !== 'MODULE_LEVEL_DIRECTIVE' && tell(level, log)),
    },
  },
})

/** The module with which the gateway draws the first rows of a list (src/app/picture/painter.tsx), beside the built client. */
export const pictureModule = (): Plugin => ({
  name: 'callout:picture-module',
  apply: 'build',
  enforce: 'post',
  writeBundle: {
    // It is not for browsers, and not compressed with what is.
    sequential: true,
    order: 'post',
    async handler({ dir }, bundle) {
      if (!dir) return
      // Not at the top: tests read the configuration too, and build nothing.
      const { build } = await import('vite')
      await build(configOf(join(dir, PICTURE_FOLDER), buildName(bundle)))
    },
  },
})
