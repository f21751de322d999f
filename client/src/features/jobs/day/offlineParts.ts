import type { OfflineParts } from '../../../shared/late/offlineParts.ts'

/** What a technician does within a minute: a visit, its steps, a note, a photo, and what waits; then whatever a day can lead to. */
export const offlineParts: OfflineParts = {
  first: [
    'features/jobs/JobPage.tsx',
    'features/jobs/record/VisitFiles.tsx',
    'kit/record/timeline/NoteForm.tsx',
    'features/jobs/timeline/noteRules.ts',
    'parts/jobs/waiting/JobWaiting.tsx',
    'parts/jobs/waiting/jobQueue.ts',
    'parts/jobs/dialogs/JobActionDialog.tsx',
    'parts/jobs/dialogs/actionRules.ts',
    'parts/jobs/waiting/WaitingSheet.tsx',
    'parts/files/Attachments.tsx',
    'features/jobs/head/JobMenuItems.tsx',
    'features/jobs/visits/VisitMenuItems.tsx',
  ],
  later:
    /^(?:features\/jobs\/(?:day|head|print|record|timeline|visits)|features\/forms\/fill|parts\/(?:jobs|files|forms)|kit\/(?:actions|record|form)|shared|app\/shell)/,
}
