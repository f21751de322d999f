// Plain JavaScript for whatever Node starts it: nothing is installed yet.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
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

/** npm checks which Node a package wants, but what is installed runs on one of its own. */
const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error']
const npm = async (root, ...words) => {
  const child = spawn('npm', [...words, ...quiet], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  const [code] = await once(child, 'close').catch(() => [1])
  return code === 0
}

const LINE_MS = 10_000
const TERMINAL_MS = 500

/** Prints how many of the packages are on the disk: in place on a terminal, else a line now and then. Returns how to stop it. */
function showProgress(root, missing, { output = process.stdout, everyMs = output.isTTY ? TERMINAL_MS : LINE_MS } = {}) {
  const print = () => {
    const done = missing.filter((path) => existsSync(join(root, path, 'package.json'))).length
    output.write(`${output.isTTY ? '\r' : ''}Installing packages: ${done} of ${missing.length}${output.isTTY ? '' : '\n'}`)
  }
  print()
  const timer = setInterval(print, everyMs)
  return () => {
    clearInterval(timer)
    print()
    if (output.isTTY) output.write('\n')
  }
}

/**
 * Installs if a package is missing, and returns whether everything is there now. `npm ci` refuses a lock that lacks the
 * builds of a package for other systems, as registries cause that do not have them all: `npm install` takes it.
 */
export async function installMissing(root, progress = {}) {
  const missing = missingPackages(root)
  if (missing.length === 0) return true
  const problem = linkProblem(root)
  if (problem !== undefined) {
    console.error(problem)
    return false
  }
  const stop = showProgress(root, missing, progress)
  const isInstalled = (await npm(root, 'ci')) || (await npm(root, 'install', '--no-save'))
  stop()
  return isInstalled
}
