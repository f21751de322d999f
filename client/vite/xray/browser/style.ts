/** In a shadow root: neither these styles nor the page's reach the other. */
export const style = `
:host { all: initial; color-scheme: light dark; }
* { box-sizing: border-box; }
.frame {
  position: fixed; z-index: 2147483646; pointer-events: none; border-radius: 4px;
  outline: 3px solid #c2255c; background: rgb(194 37 92 / 12%);
}
.status { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
dialog {
  position: fixed; inset: 0 0 0 auto; width: min(440px, 100vw); height: 100dvh; max-width: none; max-height: none; margin: 0;
  padding: 16px 20px 24px; overflow: auto; border: 0; border-left: 1px solid light-dark(#ced4da, #495057);
  background: light-dark(#fff, #1b1d22); color: light-dark(#212529, #e9ecef); font: 14px/1.5 system-ui, sans-serif;
  box-shadow: 0 0 32px rgb(0 0 0 / 25%);
}
dialog::backdrop { background: rgb(0 0 0 / 12%); }
h1 { margin: 0 40px 12px 0; font-size: 18px; line-height: 1.35; overflow-wrap: anywhere; }
h1:focus { outline: none; }
h2 { margin: 16px 0 4px; font-size: 15px; overflow-wrap: anywhere; }
p { margin: 8px 0; }
section { margin: 8px 0; padding: 4px 12px 10px; border: 1px solid light-dark(#dee2e6, #373a40); border-radius: 8px; }
dl { margin: 0; }
dt { margin-top: 8px; font-size: 12px; color: light-dark(#5c636a, #a6adb4); }
dd { margin: 0; overflow-wrap: anywhere; }
code { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
a { color: light-dark(#a61e4d, #faa2c1); }
summary { margin-top: 8px; cursor: pointer; }
button {
  position: absolute; top: 12px; right: 12px; width: 32px; height: 32px; border: 0; border-radius: 6px; cursor: pointer;
  background: transparent; color: inherit; font: 20px/1 system-ui, sans-serif;
}
button:hover { background: light-dark(#f1f3f5, #2c2e33); }
:focus-visible { outline: 2px solid light-dark(#a61e4d, #faa2c1); outline-offset: 1px; }
`
