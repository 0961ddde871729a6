const call = 'window.__openwardRan=1';
const tags = [
  `<script>${call}</script>`,
  `<img src=x onerror="${call}">`,
  `<svg onload="${call}">`,
  `<svg><script>${call}</script></svg>`,
  `<svg><animate onbegin="${call}" attributeName=x dur=1s>`,
  `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  `<body onpageshow="${call}">`,
  `<details open ontoggle="${call}">`,
  `<math><mtext><style><img src=x onerror="${call}">`,
  `<a href="javascript:${call}">link</a>`,
  `<object data="javascript:${call}"></object>`,
  `<form action="javascript:${call}"><button autofocus onfocus="${call}">`,
  `<style>@import 'https://hostile.example/x.css'; *{background:url(https://hostile.example/)}</style>`,
  `<link rel=stylesheet href="https://hostile.example/x.css">`,
  `<meta http-equiv=refresh content="0;url=https://hostile.example/">`,
  `<base href="https://hostile.example/">`,
  `<img src="https://hostile.example/pixel">`,
  `<template><script>${call}</script></template>`,
];
const closers = ['', '"', "'", '">', "'>", '-->', ']]>', '</textarea>', '</title>'];
const templates = [
  '{{__}}',
  '${__}',
  '<%= __ %>',
  '#{__}',
  '{{constructor.constructor("__")()}}',
  '{{{__}}}',
];
const formulas = ['=', '+', '-', '@', '\t=', '\r=', '\n=', ' =', '＝', '%0A='].map(
  (start) => `${start}HYPERLINK("https://hostile.example/","Open")`,
);
const commands = [
  "=cmd|'/C calc'!A0",
  '=1+1',
  '@SUM(1,2)',
  '-2+3+cmd',
  '+1-2',
  '=IMPORTXML("https://hostile.example/")',
];
const directions = ['\u202e', '\u202d', '\u2066', '\u2067', '\u200f', '\u061c'].map(
  (mark) => `Rahi${mark}ma ltr`,
);
const invisible = ['\u200b', '\u200d', '\ufeff', '\u00ad', '\u2060', '\u180e', '\u3164'].map(
  (mark) => `A${mark}B`,
);
const controls = ['\0', 'a\0b', '\u0001', '\u0008', '\u001b[31mred', '\u007f', '\u0085', '\u2028', '\u2029'];
const broken = ['\ud800', 'x\udc00y', '\ufffe', '\uffff', '\u{10ffff}'];
const queries = [
  "'; drop table patient; --",
  "' or '1'='1",
  '") or 1=1 --',
  '%',
  '_%\\',
  '\\',
  '$1',
  "E'\\x41'",
  '/*',
  '; select pg_sleep(9)',
];
const paths = [
  '../../../etc/passwd',
  '..\\..\\win.ini',
  'file:///etc/passwd',
  '//hostile.example/x',
  'C:\\CON',
];
const addresses = [
  `javascript:${call}`,
  ` javascript:${call}`,
  `java\tscript:${call}`,
  `JAVASCRIPT:${call}//`,
  `data:text/html,<script>${call}</script>`,
  `vbscript:${call}`,
  'https://hostile.example/?a=1&b="2"',
  'hostile@hostile.example"><script>',
  '@hostile.example',
  'tel:+1;ext=<b>',
  'blob:https://hostile.example/1',
];
const values = [
  'null',
  'undefined',
  'NaN',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'true',
  '0',
  '-0',
  '1e400',
];
const codes = [
  '{"a":1}',
  '[1,2',
  '%3Cscript%3E',
  '&lt;script&gt;',
  '&#x3C;script&#x3E;',
  '\\u003cscript\\u003e',
  '%00',
  '%ud800',
];
const scripts = [
  'রহিমা খাতুন',
  'ক্ষ্ম্যৈ'.repeat(8),
  'عبد الرحمن',
  '陳大文',
  'Z̴̢a̵͓l̸̰g̷̛o̴̥'.repeat(6),
  '👩🏽‍⚕️👨‍👩‍👧‍👦🇧🇩',
  'e\u0301'.repeat(20),
  'ﷺ',
  'İstanbul',
  'ﬁﬀﬃ',
];
const long = [
  'x'.repeat(90),
  'অ'.repeat(90),
  'W'.repeat(400),
  'word '.repeat(80),
  '-'.repeat(1000),
  'x'.repeat(100_000),
];

/**
 * 200 texts that a careless program would run, break on, or be fooled by. One that ran in a page sets
 * `__openwardRan` on its window or asks hostile.example for something.
 */
export const hostileTexts: readonly string[] = [
  ...tags.flatMap((tag, index) => closers.slice(index % 3, (index % 3) + 5).map((closer) => closer + tag)),
  ...templates.map((template) => template.replace('__', call)),
  ...formulas,
  ...commands,
  ...directions,
  ...invisible,
  ...controls,
  ...broken,
  ...queries,
  ...paths,
  ...addresses,
  ...values,
  ...codes,
  ...scripts,
  ...long,
];
