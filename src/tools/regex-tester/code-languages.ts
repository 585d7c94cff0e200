export const codeLanguages = ['javascript', 'python', 'java', 'csharp', 'php', 'go', 'ruby', 'rust'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

export const codeLanguageNames: Readonly<Record<CodeLanguage, string>> = {
  javascript: 'JavaScript',
  python: 'Python',
  java: 'Java',
  csharp: 'C#',
  php: 'PHP',
  go: 'Go',
  ruby: 'Ruby',
  rust: 'Rust',
};
