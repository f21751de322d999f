import { questionId } from './Questions.tsx'

export function goToQuestion(key: string): void {
  const element = document.getElementById(questionId(key))
  element?.scrollIntoView({ block: 'start' })
  element?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true })
}
