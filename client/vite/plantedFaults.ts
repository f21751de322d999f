/** Mistakes that `npm test` must find. */

export interface Fault {
  readonly name: string
  /** In `client/src`. */
  readonly file: string
  /** Text of the module, once. */
  readonly code: string
  readonly mistake: string
  /** Files or folders in `client/src` whose tests find it. */
  readonly tests: readonly string[]
  /** Name of one of these tests that fails. */
  readonly foundBy: string
}

export const faults: readonly Fault[] = [
  {
    name: 'drop an Undo',
    file: 'components/actions/perform.ts',
    code: 'const undo = set.undo?.(call, name, target, sent.value) ?? null',
    mistake: 'const undo = null',
    tests: ['features/taxes', 'features/branches/branches.test.tsx', 'features/customers/record/customerRecord.test.tsx'],
    foundBy: 'deactivates a customer, and Undo activates it',
  },
  {
    name: 'undo to the wrong former value',
    file: 'components/actions/fieldActions.ts',
    code: 'restore: () => ({ isActive: !isActive })',
    mistake: 'restore: () => ({ isActive })',
    tests: ['features/taxes', 'features/branches/branches.test.tsx', 'features/customers/record/customerRecord.test.tsx'],
    foundBy: 'deactivates a customer, and Undo activates it',
  },
  {
    name: 'report what was ignored as done',
    file: 'lib/writes/writeResult.ts',
    code: "? 'unknown' : 'ignored'",
    mistake: "? 'unknown' : 'done'",
    tests: ['lib/writes'],
    foundBy: 'is ignored if {"isActive":false} was sent',
  },
  {
    name: 'repeat a lost payment',
    file: 'features/invoices/payments/paymentKinds.ts',
    code: "if (found.kind === 'missing') return { kind: 'missing' }",
    mistake: "if (found.kind !== 'partly') return { kind: 'missing' }",
    tests: ['features/invoices/payments'],
    foundBy: 'after a lost response the payment is found in its invoice and not recorded again',
  },
  {
    name: 'skip wasDone',
    file: 'components/steps/runSteps.ts',
    code: 'return (await wasDone?.()) ?? null',
    mistake: 'return null',
    tests: ['components/steps'],
    foundBy: 'a lost response with wasDone true is done',
  },
  {
    name: 'lose a step on reload',
    file: 'components/steps/storedRun.ts',
    code: 'begin: (key) => write(`${prefix}${key}`, uncertain)',
    mistake: 'begin: () => Promise.resolve()',
    tests: ['components/steps'],
    foundBy: 'the step without a response is listed and not repeated',
  },
  {
    name: 'send a step twice',
    file: 'lib/offline/queue/sendQueue.ts',
    code: "if (step.state === 'sending') {",
    mistake: 'if (false) {',
    tests: ['lib/offline/queue'],
    foundBy: 'keep its key while it is unknown whether that step arrived',
  },
  {
    name: 'keep a stale draft',
    file: 'components/form/useFormDraft.ts',
    code: 'forgetDraft(place, idempotencyKey, files !== undefined)\n    },\n  }',
    mistake: '},\n  }',
    tests: ['components/form'],
    foundBy: 'a saved record leaves no draft',
  },
  {
    name: 'merge a stale save over the newer value',
    file: 'components/form/fieldChanges.ts',
    code: 'values: { ...local, ...Object.fromEntries(adopted.map((field) => [field, remote[field]])) }',
    mistake: 'values: { ...local }',
    tests: ['components/form'],
    foundBy: 'shows both values of a concurrent change and lets the user choose',
  },
  {
    name: "drop an unsaved field's notice",
    file: 'components/form/saveFlow.ts',
    code: 'if (outcome.unsavedFields) showInfo(outcome.unsavedFields)',
    mistake: '',
    tests: ['components/form'],
    foundBy: 'names the fields that the service has not saved',
  },
  {
    name: 'two windows send',
    file: 'lib/offline/queue/queueLock.ts',
    code: 'inOneTab(inMockSession(name), act)',
    mistake: 'act()',
    tests: ['lib/offline/queue'],
    foundBy: 'two windows of a user send one after the other',
  },
  {
    name: 'sign-out leaves a run',
    file: 'lib/offline/keyStore.ts',
    code: 'forget: () => deleteDatabase(place.database)',
    mistake: 'forget: () => Promise.resolve()',
    tests: ['components/steps', 'lib/offline', 'lib/session'],
    foundBy: 'the end of a session deletes the database of the key',
  },
  {
    name: "count a bulk row's failure as done",
    file: 'components/steps/runSteps.ts',
    code: "if (!isLost(code)) return { kind: 'failed', message, code }",
    mistake: "if (!isLost(code)) return { kind: 'done', undo: null }",
    tests: ['components/steps'],
    foundBy: 'Try again repeats only what failed',
  },
  {
    name: 'ignore Stop',
    file: 'components/steps/useSteps.ts',
    code: 'stop: (): void => stopping.current?.abort()',
    mistake: 'stop: (): void => undefined',
    tests: ['components/steps'],
    foundBy: 'Stop lets the running step finish, and Continue runs the rest',
  },
  {
    name: 'retry what was done',
    file: 'components/steps/runSteps.ts',
    code: '!isSettled(results.get(key)) && needs.every',
    mistake: 'needs.every',
    tests: ['components/steps'],
    foundBy: 'Try again repeats only what failed',
  },
  {
    name: 'keep the key of a created record in place of its id',
    file: 'lib/offline/queue/step.ts',
    code: 'created !== undefined && ref === id ? created : ref',
    mistake: 'ref',
    tests: ['lib/offline/queue'],
    foundBy: 'have its id once that step is completed',
  },
  {
    name: 'never load a lazy part',
    file: 'lib/lazyModule.ts',
    code: 'load().then(render, setError)',
    mistake: 'load().catch(setError)',
    tests: ['lib/lazyModule.test.tsx'],
    foundBy: 'renders again when the module is loaded',
  },
  {
    name: 'drop on the wrong day by keyboard',
    file: 'features/schedule/move/useWeekKeys.ts',
    code: 'dates[dates.indexOf(at.date) + days]',
    mistake: 'dates[dates.indexOf(at.date) + 2 * days]',
    tests: ['features/schedule/week'],
    foundBy: 'keys move a visit to another day and technician at the same time',
  },
  {
    name: 'send a missing field as empty',
    file: 'components/form/fieldChanges.ts',
    code: 'Object.entries(after).filter(([field]) => fields.includes(field))',
    mistake: 'Object.entries(after)',
    tests: ['components/form'],
    foundBy: 'sends only changed fields and those in their group',
  },
  {
    name: 'leave out a refetch',
    file: 'components/actions/reloadQueries.ts',
    code: 'queryName !== undefined && names.includes(queryName)',
    mistake: 'false',
    tests: ['components/actions'],
    foundBy: 'reloads the named active queries only',
  },
]
