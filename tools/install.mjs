// Plain JavaScript for whatever Node starts it: nothing is installed yet.
import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {})

/**
 * Packages of package-lock.json that node_modules lacks or has in another version. What npm leaves out on this machine
 * because it is optional does not count.
 */
export function missingPackages(root) {
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'))
  return Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(([path, wanted]) => path.includes('node_modules/') && !wanted.optional)
    .filter(([path, wanted]) => installed[path]?.version !== wanted.version || !existsSync(join(root, path)))
    .map(([path]) => path)
}

/** Where npm would install: it empties `node_modules` first, and where that is a link, the folder behind it. */
const packageFolders = ['.', 'contracts', 'mock-api', 'gateway', 'client'].map((workspace) => join(workspace, 'node_modules'))

/** A sentence about the first `node_modules` that is a symbolic link; undefined where none is. */
export function linkProblem(root) {
  const link = packageFolders.find((folder) => lstatSync(join(root, folder), { throwIfNoEntry: false })?.isSymbolicLink())
  if (link === undefined) return undefined
  const path = join(root, link)
  return `${path} is a symbolic link to ${readlinkSync(path)}, and installing would empty that folder. Remove the link and run the command again.`
}

/** Says what fails: which Node a package wants is nobody's concern here, since what is installed runs on one of its own. */
const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
const npm = (root, ...words) =>
  spawnSync('npm', [...words, ...quiet], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0

/**
 * Installs if a package is missing, and returns whether everything is there now. `npm ci` refuses a lock that lacks the
 * builds of a package for other systems, as registries cause that do not have them all: `npm install` takes it.
 */
export function installMissing(root) {
  const missing = missingPackages(root)
  if (missing.length === 0) return true
  const problem = linkProblem(root)
  if (problem !== undefined) {
    console.error(problem)
    return false
  }
  console.log(`Installing ${missing.length} packages …`)
  return npm(root, 'ci') || npm(root, 'install', '--no-save')
}
