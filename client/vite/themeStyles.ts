import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import type { Plugin } from 'vite'
import { theme, themeVariables } from '../src/components/theme/theme.ts'

const NAME = 'virtual:theme.css'
const RESOLVED = `\0${NAME}`

function css(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme)
  return [defaultCssVariablesResolver(merged), themeVariables(merged)].map((variables) => convertCssVariables(variables)).join('\n')
}

/** MantineProvider would write these variables into a `<style>`, which the content security policy forbids. */
export const themeStyles = (): Plugin => ({
  name: 'callout:theme-styles',
  resolveId: (id) => (id === NAME ? RESOLVED : null),
  load: (id) => (id === RESOLVED ? css() : null),
})
