import { compareScreens } from './compareScreens.ts'
import { takeScreens } from './takeScreens.ts'

const USAGE = `Pictures of the built client, to compare two builds. CLIENT_DIR names another build than client/dist.
  npm run screens -- take <folder>
  npm run screens -- compare <folder> <folder>`

async function run([command, first, second]: readonly string[]): Promise<void> {
  if (command === 'take' && first) return takeScreens(first)
  if (command !== 'compare' || !first || !second) throw new Error(USAGE)
  const { count, lines } = await compareScreens(first, second)
  for (const line of lines) console.log(line)
  console.log(`${count} pictures compared, ${lines.length} differ.`)
  if (lines.length > 0) process.exitCode = 1
}

run(process.argv.slice(2)).then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
