import { AsyncLocalStorage } from 'node:async_hooks'
import type { Change } from './collection.ts'

const changes = new AsyncLocalStorage<Change[]>()

/** Adds a change to the list of the surrounding `trackChanges`. */
export const noteChange = (change: Change): void => void changes.getStore()?.push(change)

/** Runs `work` and appends the record changes that it makes to `list`. */
export const trackChanges = <T>(list: Change[], work: () => T): T => changes.run(list, work)
