import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import type { Plugin } from 'vite'
import { theme, themeVariables } from '../src/components/theme/theme.ts'

const NAME = 'virtual:theme.css'
const RESOLVED = `\0${NAME}`

function css(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme)
  return [defaultCssVariablesResolver(merged), themeVariables(merged)].map((variables) => convertCssVariables(variables)).join('\n')
}

/** What MantineProvider has for it in the browser, switched off by its properties. */
const unusedStyles = /\/MantineProvider\/\w+\/(Mantine(?:CssVariables|Classes))\.mjs$/

/** MantineProvider would write these variables into a `<style>`, which the content security policy forbids. */
export const themeStyles = (): Plugin => ({
  name: 'callout:theme-styles',
  resolveId: (id) => (id === NAME ? RESOLVED : null),
  load: (id) => {
    if (id === RESOLVED) return css()
    const [, name] = unusedStyles.exec(id) ?? []
    return name === undefined ? null : `export const ${name} = () => null`
  },
})
