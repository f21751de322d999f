const LONG = 600

export const hostileTexts = {
  'a script': '<script>alert(1)</script>',
  'an event handler': '<img src=x onerror=alert(1)>',
  'the end of an attribute': '"><svg onload=alert(1)>\' autofocus onfocus=alert(1)',
  'a link that runs': '<a href="javascript:alert(1)">pay here</a> javascript:alert(1)',
  'a style': '</style><style>*{display:none}</style><!--',
  entities: '&lt;b&gt; &amp;amp; &#x3c;script&#x3e;',
  'another direction': 'invoice\u202Efdp.exe\u202C \u2066end\u2069',
  'a very long word': 'W'.repeat(LONG),
  'null bytes': 'a\u0000b\u0007c',
  'half a sign': 'x\uD800y',
  'a variable': '{{company_email}} {{{client_name}}}',
  'another header': 'Hello\r\nBcc: everybody@example.test',
  'a formula of PDF': ') /OpenAction << /S /JavaScript /JS (app.alert(1)) >> (',
} as const
