import { isSavingData } from '../../../shared/late/isSavingData.ts'

interface LateFiles {
  readonly files: readonly string[]
  readonly modules: Readonly<Record<string, readonly number[]>>
}

/** What a day without network can lead to. */
const needed =
  /^(?:features\/jobs\/(?:JobPage|day|head|print|record|timeline|visits)|features\/forms\/fill|parts\/(?:jobs|files|forms)|kit\/(?:actions|record|form)|shared|app\/shell)/

/** What is loaded when somebody acts. */
const loadActing = (): Promise<unknown> =>
  Promise.all([
    import('../../../kit/actions/perform.ts'),
    import('../../../parts/jobs/actions/jobActions.ts'),
    import('../../../shared/session/keyStore.ts'),
    import('../../../shared/toasts/ToastArea.tsx'),
    import('react-toastify/unstyled'),
  ])

/** Scripts and styles that this window has loaded. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

async function lateFiles(): Promise<string[]> {
  const answer = await fetch('/late.json')
  if (!answer.ok) return []
  const { files, modules } = (await answer.json()) as LateFiles
  const places = Object.entries(modules).flatMap(([module, own]) => (needed.test(module) ? own : []))
  return places.flatMap((place) => files[place] ?? [])
}

/** Has the service worker's store keep the parts of the product that a day without network needs (src/page/worker.ts). */
export async function keepParts(): Promise<void> {
  if (!import.meta.env.PROD || isSavingData() || typeof caches === 'undefined' || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.ready
  await loadActing()
  const files = new Set([...(await lateFiles()), ...loadedFiles()])
  const name = (await caches.keys()).find((one) => one.startsWith('callout-'))
  if (name === undefined) return
  const cache = await caches.open(name)
  for (const file of files) if (!(await cache.match(file))) await cache.add(file)
}
