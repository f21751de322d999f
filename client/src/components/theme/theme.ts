import type { FocusEvent } from 'react'
import { createTheme, type CSSVariablesResolver, type InputProps, type MantineColorsTuple, rem } from '@mantine/core'

/** Brand color, for the one primary action of a screen. Index 6 is the button in both schemes. */
const ink: MantineColorsTuple = [
  '#f4f3fd',
  '#e7e4fa',
  '#cfc9f3',
  '#b3aaec',
  '#9b90e4',
  '#7a6cd5',
  '#5b4bc4',
  '#4e40ab',
  '#41358f',
  '#332a70',
]

const grey: MantineColorsTuple = [
  '#fafafb',
  '#f4f4f6',
  '#ebebef',
  '#dedee4',
  '#c5c5ce',
  '#9797a4',
  '#666674',
  '#4d4d59',
  '#33333d',
  '#1c1c23',
]

/** 0: text, 2: dimmed text, 4: border, 6: raised surface, 7: page, 8: below the page. */
const dark: MantineColorsTuple = [
  '#ececf0',
  '#cdcdd6',
  '#a3a3b0',
  '#7d7d8b',
  '#3a3b46',
  '#2c2d36',
  '#212229',
  '#18191e',
  '#121317',
  '#0b0c0e',
]

const red: MantineColorsTuple = [
  '#fdf2f1',
  '#fbe1df',
  '#f4beba',
  '#ec9791',
  '#e3726a',
  '#d8483e',
  '#c2352c',
  '#a52a22',
  '#85221c',
  '#651a15',
]

const green: MantineColorsTuple = [
  '#eef9f2',
  '#d8f0e1',
  '#addfc0',
  '#7dcb9c',
  '#4fb57a',
  '#2a9a5b',
  '#1c7c47',
  '#176a3c',
  '#135530',
  '#0d4024',
]

const fontFamily = "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', sans-serif"

/** User text may have long words. */
const breakable = { minWidth: 0, overflowWrap: 'anywhere' } as const

/** The browser scrolls to the caret of a text area, which can leave its other lines below a bar. */
const reveal = ({ currentTarget }: FocusEvent): void => currentTarget.scrollIntoView({ block: 'nearest' })

/** 4-pixel grid, 14-pixel text (`md` is 14 in the app, 16 on the public site). Scheme-dependent colors are in tokens.css. */
export const theme = createTheme({
  fontFamily,
  headings: {
    fontFamily,
    fontWeight: '620',
    sizes: {
      h1: { fontSize: rem(22), lineHeight: rem(28) },
      h2: { fontSize: rem(18), lineHeight: rem(24) },
      h3: { fontSize: rem(15), lineHeight: rem(20) },
      h4: { fontSize: rem(14), lineHeight: rem(20) },
    },
  },
  fontSizes: { xs: rem(12), sm: rem(13), md: rem(14), lg: rem(16), xl: rem(18) },
  lineHeights: { xs: rem(16), sm: rem(20), md: rem(20), lg: rem(24), xl: rem(28) },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  shadows: {
    xs: 'var(--co-shadow-1)',
    sm: 'var(--co-shadow-1)',
    md: 'var(--co-shadow-2)',
    lg: 'var(--co-shadow-3)',
    xl: 'var(--co-shadow-3)',
  },
  colors: { ink, gray: grey, dark, red, green },
  black: '#1c1c23',
  primaryColor: 'ink',
  primaryShade: 6,
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Browsers of phones zoom in on text fields below 16 pixels.
    Input: {
      vars: (_theme: unknown, { size }: InputProps) => ({
        wrapper: size === 'lg' || size === 'xl' ? {} : { '--input-fz': 'var(--co-field-text)' },
      }),
    },
    InputWrapper: { styles: { label: { marginBottom: 4, fontWeight: 550 }, description: { fontSize: rem(12) }, error: { marginTop: 4 } } },
    TextInput: { defaultProps: { dir: 'auto' } },
    Textarea: { defaultProps: { dir: 'auto', onFocus: reveal } },
    Button: { defaultProps: { size: 'sm', fw: 550 } },
    // Mantine's title colors have too little contrast on their backgrounds.
    Alert: { styles: { title: { color: 'var(--co-text)' } } },
    Checkbox: { styles: { labelWrapper: breakable } },
    Radio: { styles: { labelWrapper: breakable } },
    Switch: { defaultProps: { withThumbIndicator: false }, styles: { labelWrapper: breakable } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' } },
    Popover: { defaultProps: { shadow: 'lg', transitionProps: { duration: 0 } } },
    SegmentedControl: { defaultProps: { transitionDuration: 100 } },
    Select: { defaultProps: { comboboxProps: { shadow: 'lg', transitionProps: { duration: 100 } } } },
    Tooltip: { defaultProps: { openDelay: 400, transitionProps: { duration: 100 }, fz: 12 } },
    // Hiding the page's scroll bar takes a `<style>`, which the content security policy forbids.
    ModalRoot: { defaultProps: { transitionProps: { duration: 0 }, removeScrollProps: { removeScrollBar: false } } },
    ModalOverlay: { defaultProps: { backgroundOpacity: 0.4 } },
    // Not a landmark `header`: the page has its own.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    Drawer: {
      defaultProps: {
        transitionProps: { duration: 160 },
        overlayProps: { backgroundOpacity: 0.4 },
        removeScrollProps: { removeScrollBar: false },
      },
    },
  },
})

/** Overrides of Mantine variables that fail WCAG AA contrast or the palette. */
export const themeVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': 'var(--co-text-dim)',
    '--mantine-color-placeholder': 'var(--co-placeholder)',
    '--mantine-color-default-border': 'var(--co-field-line)',
    '--mantine-color-error': '#b42a21',
    '--mantine-color-anchor': '#5b4bc4',
  },
  dark: {
    '--mantine-color-dimmed': 'var(--co-text-dim)',
    '--mantine-color-placeholder': 'var(--co-placeholder)',
    '--mantine-color-default-border': 'var(--co-field-line)',
    '--mantine-color-error': '#f38b82',
    '--mantine-color-red-text': 'var(--co-red-text)',
    '--mantine-color-red-light-color': 'var(--co-red-text)',
    '--mantine-color-red-outline': 'var(--co-red-line)',
    '--mantine-color-ink-text': 'var(--co-brand-text)',
    '--mantine-color-ink-light-color': 'var(--co-brand-text)',
    '--mantine-color-anchor': '#a99ff0',
  },
})
