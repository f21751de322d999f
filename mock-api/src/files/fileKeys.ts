import type { Collections } from '../resources/collections.ts'

export const fileKeysOf = ({ attachments, outbox, jobForms }: Collections): Set<string> =>
  new Set([
    ...[...attachments.all(), ...outbox.all().flatMap(({ attachments: sent = [] }) => sent)].map(({ key }) => key),
    ...jobForms.all().flatMap(({ paper }) => paper?.key ?? []),
  ])
