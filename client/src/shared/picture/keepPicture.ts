import { browserKeys } from '../session/keyStore.ts'
import { sealBytes } from '../session/sealing.ts'
import { readSession } from '../session/session.ts'
import { browserStore } from '../storage/storage.ts'
import { asPicture } from './asPicture.ts'
import { type KeptPicture, narrow, pictureNames } from './keptPicture.ts'

const markupOf = (root: Element): string =>
  [...document.querySelectorAll('style[data-mantine-styles]')].map(({ outerHTML }) => outerHTML).join('') + asPicture(root.innerHTML)

async function zipped(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/**
 * Keeps a picture of the screen, sealed, for the next visit of this person to `path`. Only where the service worker runs: without
 * it the page waits for the network anyway.
 */
export async function keepPicture(path: string): Promise<void> {
  const [root, token, email, { build }] = [document.querySelector('.root'), readSession('authToken'), readSession('authEmail'), window]
  if (!root || !email || !token || !build) return
  const picture: KeptPicture = { build, email, path, markup: markupOf(root) }
  const name = matchMedia(narrow).matches ? pictureNames.narrow : pictureNames.wide
  const sealed = await sealBytes(await zipped(JSON.stringify(picture)), browserKeys)
  // Whoever has signed out in the meantime leaves nothing behind.
  if (readSession('authToken') === token) browserStore.write(name, sealed)
}
