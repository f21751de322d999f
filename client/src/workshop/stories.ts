import type { Meta, StoryExport, StoryObj } from './csf.ts'

export interface Story extends StoryObj {
  /** "states/EmptyState/WithAction", the address in the workshop. */
  readonly id: string
  /** "states/EmptyState" */
  readonly component: string
  readonly name: string
}

type StoryFile = Readonly<Record<string, StoryExport>> & { readonly default: Meta }

const files = import.meta.glob<StoryFile>('../components/**/*.stories.tsx', { eager: true })

const getName = (exported: string): string => {
  const text = exported.replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, ' ').toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function storiesOf(path: string, { default: meta, ...exports }: StoryFile): Story[] {
  const component = path.replace(/^.*\/components\//, '').replace('.stories.tsx', '')
  return Object.entries(exports).map(([exported, story]) => {
    const { render, play, parameters } = typeof story === 'function' ? { render: story } : story
    return {
      id: `${component}/${exported}`,
      component,
      name: getName(exported),
      render,
      ...(play && { play }),
      parameters: { ...meta.parameters, ...parameters },
    }
  })
}

export const stories: readonly Story[] = Object.entries(files).flatMap(([path, file]) => storiesOf(path, file))

export function currentStory(): Story | undefined {
  const id = decodeURIComponent(window.location.hash.slice(1))
  return stories.find((story) => story.id === id) ?? stories[0]
}
