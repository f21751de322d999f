import { latePart } from '../../../shared/late/latePart.ts'

/** What the form of a job does without until somebody types: what checks it, and the sections below. */
export const lateRules = latePart(() => import('./jobRules.ts'))
export const lateSections = latePart(async () => (await import('./LaterSections.tsx')).LaterSections)

const parts = [lateRules, lateSections]

/** Loads what is still missing, so that every field is there and can be checked. Rejects where that fails. */
export async function completeJobForm(): Promise<void> {
  await Promise.all(parts.map((part) => part.load()))
}

export const isJobFormComplete = (): boolean => parts.every((part) => part.state().part !== undefined)
