import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

type Environment = Readonly<NodeJS.ProcessEnv>

/** The environment takes precedence over the file. Without `NODE_ENV`: `npm start` is for development. */
export function withSettingsFile(environment: Environment, file: string): Environment {
  // Windows editors begin a file with a byte order mark.
  const text = existsSync(file) ? readFileSync(file, 'utf8').replace(/^\uFEFF/, '') : ''
  const { NODE_ENV: _, ...settings } = { ...parseEnv(text), ...environment }
  return settings
}
