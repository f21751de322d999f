import { type Graph, importsOf, reachOf } from './reach.ts'

type ChunkOf = (id: string) => string | null

/** Of the text of a module, about what is left of it in a file that is sent; of generated queries, which repeat themselves, less. */
const SENT = 0.17
const SENT_OF_QUERIES = 0.12
/** What is smaller is joined with something else where that is worth it. In bytes, as the following. */
const LEAST = 2500
/** What one file less is worth to whoever needs both: its head, its request, and what packs better together. */
const FILE = 300
/** The same within a domain. */
const FILE_OF_DOMAIN = 1000
/** How much more somebody of another domain minds it. */
const STRANGE = 3
/** A domain that a dozen files can hold: what is small of it is joined with more of it, where nobody gets more than this in vain. */
const SMALL_DOMAIN = 48_000
const BEARABLE = { own: 14_000, ownPage: 8000, other: 3000, otherPage: 400 }
/** How much more a page minds what it does not need than a dialog does. */
const PAGE = 2
/** What is small comes with the app where the pages of more than this part of all domains have it. */
const EVERYDAY = 0.4
/** What a file of two domains costs more: one of them is changed, and both are downloaded anew. */
const FOREIGN = 2
/** So often what is there already is carried on, from a page to its dialogs and from these to theirs. */
const DEPTH = 3

const comments = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}])\/\/[^\n]*/g
const bytesOf = (id: string, code: string | null): number =>
  (code ?? '').replaceAll(comments, '').replaceAll(/\s+/g, ' ').length * (id.endsWith('.generated.ts') ? SENT_OF_QUERIES : SENT)

const domainOf = (id: string): string | undefined => /\/src\/(?:features|parts)\/([^/]+)\//.exec(id)?.[1]

/** Modules that are sent together. */
interface Chunk {
  readonly modules: string[]
  bytes: number
  /** Late roots whose visitors have it. */
  readonly roots: Set<string>
  readonly domains: Set<string>
  readonly imports: Set<Chunk>
  readonly importedBy: Set<Chunk>
  /** The first load that it is, and stays; null of what comes late. */
  readonly first: string | null
}

const emptyChunk = (first: string | null): Chunk => ({
  modules: [],
  bytes: 0,
  roots: new Set(),
  domains: new Set(),
  imports: new Set(),
  importedBy: new Set(),
  first,
})

const inAll = (sets: readonly ReadonlySet<string>[]): string[] => {
  const [first, ...others] = sets
  return [...(first ?? [])].filter((one) => others.every((set) => set.has(one)))
}

/** Of each root everything that is there when it has come: what it needs, and what all that load it have already. */
function loadedOf(graph: Graph, roots: readonly string[]): Map<string, ReadonlySet<string>> {
  const needed = new Map(roots.map((root) => [root, reachOf(graph, [root])]))
  const loaded = new Map<string, ReadonlySet<string>>(needed)
  const loaders = new Map<string, string[]>()
  for (const [root, reach] of needed)
    for (const one of new Set([...reach].flatMap((id) => graph(id)?.dynamicallyImportedIds ?? [])))
      loaders.set(one, [...(loaders.get(one) ?? []), root])
  for (let round = 0; round < DEPTH; round += 1)
    for (const [root, reach] of needed) {
      const had = inAll((loaders.get(root) ?? []).flatMap((one) => loaded.get(one) ?? []))
      loaded.set(root, new Set([...reach, ...had]))
    }
  return loaded
}

interface Build {
  readonly graph: Graph
  /** What everybody has. */
  readonly starts: readonly string[]
  /** Late roots that somebody waits for. */
  readonly pages: ReadonlySet<string>
  /** Which first load a module is of. */
  readonly chunkOf: ChunkOf
  /** The first load of all pages that stand in the shell. */
  readonly shell: string
}

/** As the bundler would: a chunk of each first load, and of all modules that the same visitors have. */
function chunksOf({ graph, chunkOf }: Build, ids: readonly string[], roots: readonly string[]): Chunk[] {
  const visitors = new Map<string, string[]>()
  for (const [root, loaded] of loadedOf(graph, roots)) for (const id of loaded) visitors.set(id, [...(visitors.get(id) ?? []), root])
  const chunks = new Map<string, Chunk>()
  const chunkWith = new Map<string, Chunk>()
  for (const id of ids) {
    const first = chunkOf(id)
    const had = visitors.get(id) ?? []
    const key = first ?? had.join('\n')
    const chunk = chunks.get(key) ?? emptyChunk(first)
    chunks.set(key, chunk)
    chunkWith.set(id, chunk)
    chunk.modules.push(id)
    chunk.bytes += bytesOf(id, graph(id)?.code ?? null)
    had.forEach((root) => chunk.roots.add(root))
    const domain = domainOf(id)
    if (domain) chunk.domains.add(domain)
  }
  for (const [id, chunk] of chunkWith)
    for (const needed of importsOf(graph, id).flatMap((one) => chunkWith.get(one) ?? []))
      if (needed !== chunk) {
        chunk.imports.add(needed)
        needed.importedBy.add(chunk)
      }
  return [...chunks.values()]
}

/** Whether `to` comes after `from` by way of a third chunk: if both were one, it and the third would wait for each other. */
function leadsTo(from: Chunk, to: Chunk): boolean {
  const seen = new Set<Chunk>()
  const open = [...from.imports].filter((one) => one !== to)
  for (let one = open.pop(); one; one = open.pop()) {
    if (one === to) return true
    if (seen.has(one)) continue
    seen.add(one)
    open.push(...one.imports)
  }
  return false
}

const strangersTo = ({ roots }: Chunk, visitors: ReadonlySet<string>): string[] => [...visitors].filter((root) => !roots.has(root))

/** Whoever has a chunk has what it imports. */
function spread(chunk: Chunk): void {
  for (const needed of chunk.imports) {
    const more = strangersTo(needed, chunk.roots)
    if (more.length === 0) continue
    more.forEach((root) => needed.roots.add(root))
    spread(needed)
  }
}

function join(into: Chunk, other: Chunk): void {
  into.modules.push(...other.modules)
  into.bytes += other.bytes
  other.roots.forEach((root) => into.roots.add(root))
  other.domains.forEach((domain) => into.domains.add(domain))
  for (const [here, there] of [
    ['imports', 'importedBy'],
    ['importedBy', 'imports'],
  ] as const) {
    for (const one of other[here]) {
      one[there].delete(other)
      if (one !== into) {
        one[there].add(into)
        into[here].add(one)
      }
    }
  }
  spread(into)
}

const shareDomain = (one: Chunk, other: Chunk): boolean => [...one.domains].some((domain) => other.domains.has(domain))
const areForeign = (one: Chunk, other: Chunk): boolean => one.domains.size > 0 && other.domains.size > 0 && !shareDomain(one, other)
const isOneDomain = (one: Chunk, other: Chunk): boolean => one.domains.size === 1 && other.domains.size === 1 && shareDomain(one, other)

/** The most that one of some visitors gets in vain where two chunks are one. */
function inVain(one: Chunk, other: Chunk, isMeant: (root: string) => boolean): number {
  const moreFor = (root: string, chunk: Chunk, seen: Set<Chunk>): number => {
    if (seen.has(chunk) || chunk.roots.has(root)) return 0
    seen.add(chunk)
    return [...chunk.imports].reduce((sum, needed) => sum + moreFor(root, needed, seen), chunk.bytes)
  }
  const pairs = [
    [one, other],
    [other, one],
  ] as const
  return Math.max(
    0,
    ...pairs.flatMap(([had, added]) =>
      strangersTo(added, had.roots)
        .filter(isMeant)
        .map((root) => moreFor(root, added, new Set())),
    ),
  )
}

type Weigh = (roots: readonly string[]) => number

/** What it is worth to have two chunks in one, less what people get with it that they have no use for. */
function gainOf(one: Chunk, other: Chunk, weigh: Weigh): number {
  const both = weigh([...one.roots].filter((root) => other.roots.has(root)))
  const worth = isOneDomain(one, other) ? FILE_OF_DOMAIN * Math.max(both, 1) : FILE * both
  if (worth === 0) return 0
  const strange = (root: string): boolean => isOneDomain(one, other) && !one.domains.has(domainOf(root) ?? '')
  const costFor = (strangers: readonly string[], chunk: Chunk, seen: Set<Chunk>): number => {
    const without = strangers.filter((root) => !chunk.roots.has(root))
    if (without.length === 0 || seen.has(chunk)) return 0
    seen.add(chunk)
    const minded = weigh(without) + STRANGE * weigh(without.filter(strange))
    return [...chunk.imports].reduce((sum, needed) => sum + costFor(without, needed, seen), minded * chunk.bytes)
  }
  const cost = costFor([...other.roots], one, new Set()) + costFor([...one.roots], other, new Set())
  return worth - cost * (areForeign(one, other) ? FOREIGN : 1)
}

/** Joins with another what is below a size, the smallest first, where `mayJoin` says so for what is gained. */
function joinBelow(open: Set<Chunk>, least: number, weigh: Weigh, mayJoin: (one: Chunk, other: Chunk, gain: number) => boolean): void {
  const settled = new Set<Chunk>()
  for (;;) {
    const [small] = [...open].filter((one) => one.bytes < least && !settled.has(one)).toSorted((a, b) => a.bytes - b.bytes)
    if (!small) return
    const best = [...open]
      .filter((one) => one !== small)
      .map((other) => ({ other, gain: gainOf(small, other, weigh) }))
      .filter(({ other, gain }) => mayJoin(small, other, gain))
      .toSorted((a, b) => b.gain - a.gain)
      .find(({ other }) => !leadsTo(small, other) && !leadsTo(other, small))
    if (best) {
      join(best.other, small)
      open.delete(small)
      settled.delete(best.other)
    } else settled.add(small)
  }
}

/** Joins what is small with what gains most by it; then what is left of a domain with more of the same. */
function joinSmall(chunks: readonly Chunk[], weigh: Weigh, pages: ReadonlySet<string>): Set<Chunk> {
  const open = new Set(chunks.filter(({ first }) => first === null))
  joinBelow(open, LEAST, weigh, (_one, _other, gain) => gain > 0)
  const sizes = new Map<string, number>()
  for (const { domains, bytes } of open)
    if (domains.size === 1) for (const domain of domains) sizes.set(domain, (sizes.get(domain) ?? 0) + bytes)
  const isSmall = (domain: string): boolean => (sizes.get(domain) ?? 0) < SMALL_DOMAIN
  joinBelow(open, LEAST, weigh, (one, other) => {
    const isOwn = (root: string): boolean => one.domains.has(domainOf(root) ?? '')
    if (!isOneDomain(one, other) || ![...one.domains].every(isSmall)) return false
    const isPage = (root: string): boolean => pages.has(root)
    return (
      inVain(one, other, (root) => isOwn(root) && isPage(root)) < BEARABLE.ownPage &&
      inVain(one, other, (root) => isOwn(root) && !isPage(root)) < BEARABLE.own &&
      inVain(one, other, (root) => !isOwn(root) && isPage(root)) < BEARABLE.otherPage &&
      inVain(one, other, (root) => !isOwn(root) && !isPage(root)) < BEARABLE.other
    )
  })
  return open
}

const domainsOf = (roots: Iterable<string>): Set<string> => new Set([...roots].flatMap((root) => domainOf(root) ?? []))

/** Of what is still small, what pages of so many domains have that the shell may as well bring it; it must need nothing that the shell has not. */
function everydayOf(chunks: readonly Chunk[], late: ReadonlySet<Chunk>, { pages, shell }: Build): Set<Chunk> {
  const home = chunks.find(({ first }) => first === shell)
  if (!home) return new Set()
  const all = domainsOf(pages).size
  const isHad = ({ roots }: Chunk): boolean => [...home.roots].every((root) => roots.has(root))
  const everyday = new Set(
    [...late].filter(
      ({ bytes, roots }) =>
        bytes < LEAST &&
        [...roots].every((root) => home.roots.has(root)) &&
        domainsOf([...roots].filter((root) => pages.has(root))).size > all * EVERYDAY,
    ),
  )
  const needsMore = (one: Chunk): boolean => [...one.imports].some((needed) => !everyday.has(needed) && !isHad(needed))
  for (let more = [...everyday].filter(needsMore); more.length > 0; more = [...everyday].filter(needsMore))
    more.forEach((one) => everyday.delete(one))
  return everyday
}

/**
 * What goes together of all that no first load has. Left to itself the bundler makes a file of each module that two late parts
 * share: six hundred, two thirds of them below 1 kB. Here modules lie together that the same people have, and what is small is
 * joined with what costs least to have besides, or comes with the shell. No chunk imports one that imports it.
 */
export function lateLoads(build: Build): Map<string, string> {
  const { graph, starts, pages, shell } = build
  const ids = [...reachOf(graph, starts, { lazily: true })]
  const late = ids.flatMap((id) => graph(id)?.dynamicallyImportedIds ?? [])
  const weigh: Weigh = (roots) => roots.reduce((sum, root) => sum + (pages.has(root) ? PAGE : 1), 0)
  const all = chunksOf(build, ids, [...new Set([...starts, ...late])])
  const chunks = joinSmall(all, weigh, pages)
  const everyday = everydayOf(all, chunks, build)
  return new Map(
    [...chunks].flatMap((chunk, place) => {
      const name = everyday.has(chunk) ? shell : `${[...chunk.domains].toSorted()[0] ?? 'shared'}${place}`
      return chunk.modules.map((id) => [id, name] as const)
    }),
  )
}
