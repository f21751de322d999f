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
    .filter(([path, requested]) => path.includes('node_modules/') && !requested.optional)
    .filter(([path, requested]) => installed[path]?.version !== requested.version || !existsSync(join(root, path)))
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

const isWindows = process.platform === 'win32'

/** npm checks which Node a package wants, but what is installed runs on one of its own. */
const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error']
const npm = async (root, ...texts) => {
  const child = spawn('npm', [...quiet, ...texts], { cwd: root, stdio: 'inherit', shell: isWindows })
  const [code] = await once(child, 'close').catch(() => [1])
  return code === 0
}

/** The standard output of an npm command, and whether it succeeded. It is ended after `limitMs`. */
const npmOutput = async (root, labels, limitMs) => {
  const child = spawn('npm', labels, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], shell: isWindows })
  let text = ''
  child.stdout?.on('data', (chunk) => (text += String(chunk)))
  const timer = setTimeout(() => child.kill('SIGKILL'), limitMs)
  const [code] = await once(child, 'close').catch(() => [1])
  clearTimeout(timer)
  return { text: text.trim(), isDone: code === 0 }
}

const PING_LIMIT_MS = 40_000
/** One retry: npm's own three tries of five minutes each are too long to wait for a sentence. */
const pingTimes = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=15000']
/** A registry that refuses to be pinged is reached; a proxy that doesn't find one is not. */
const isReply = (code) => /^E[1-5]\d\d$/.test(code) && !/^E50[234]$/.test(code)

/** Why the registry can't be reached, such as ECONNREFUSED; undefined where it can. */
async function registryProblem(root) {
  const { text, isDone } = await npmOutput(root, ['ping', '--json', ...pingTimes], PING_LIMIT_MS)
  if (isDone) return undefined
  try {
    const { code } = JSON.parse(text).error
    return isReply(code) ? undefined : code
  } catch {
    return 'no reply'
  }
}

const ownNode = (root) => join(root, 'node_modules/node/bin', isWindows ? 'node.exe' : 'node')

/** The Node to go on in: that of this repository, or the running one if it runs TypeScript; undefined where there is none. */
export function nodeFor(root, { version = process.versions.node, path = process.execPath } = {}) {
  if (existsSync(ownNode(root))) return ownNode(root)
  const [major, minor] = version.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 18) ? path : undefined
}

/** What to do where `nodeFor` finds none. */
export const noNode = `Node 24 of this repository is not installed, and Node ${process.versions.node} can’t run it. npm’s setting ignore-scripts keeps it from being installed: run npm config set ignore-scripts false, or use Node 22.18 or later.`

const LINE_MS = 10_000
const TERMINAL_MS = 500

/** Prints how many of the packages are on the disk: in place on a terminal, else a line now and then. Returns how to stop it. */
function showProgress(root, missing, { output = process.stdout, everyMs = output.isTTY ? TERMINAL_MS : LINE_MS } = {}) {
  if (missing.length === 0) return () => undefined
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
 * `npm ci` refuses a lock that lacks the builds of a package for other systems, as registries cause that do not have them
 * all: `npm install` takes it. Development packages are part of what runs, whatever `NODE_ENV` and `omit` say.
 */
async function installPackages(root, problem) {
  if (problem === undefined) return (await npm(root, 'ci', '--include=dev')) || npm(root, 'install', '--no-save', '--include=dev')
  if (await npm(root, 'ci', '--include=dev', '--offline', '--loglevel=silent')) return true
  const { text: registry } = await npmOutput(root, ['config', 'get', 'registry'], PING_LIMIT_MS)
  const place = URL.canParse(registry) ? `The registry ${new URL(registry).origin}` : 'npm’s registry'
  console.error(
    `${place} can’t be reached (${problem}). Check the network and npm’s settings registry and proxy, and run the command again.`,
  )
  return false
}

/** Installs if a package or a Node is missing, from npm's cache alone where the registry can't be reached. Returns whether it succeeded. */
export async function installMissing(root, progress = {}) {
  const missing = missingPackages(root)
  if (missing.length === 0 && nodeFor(root) !== undefined) return true
  const linked = linkProblem(root)
  if (linked !== undefined) {
    console.error(linked)
    return false
  }
  const stop = showProgress(root, missing, progress)
  const problem = await registryProblem(root)
  const isInstalled = missing.length === 0 || (await installPackages(root, problem))
  stop()
  if (isInstalled && !existsSync(ownNode(root))) {
    console.log('npm’s setting ignore-scripts is on: running the script of the package node alone, which installs Node 24.')
    await npm(root, 'rebuild', 'node', '--silent', '--ignore-scripts=false', ...(problem === undefined ? [] : ['--offline']))
  }
  return isInstalled
}
