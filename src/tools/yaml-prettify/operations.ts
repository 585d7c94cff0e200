import { operation } from '#engine/operation';
import { choice, content, flag, PANE } from '#engine/options';
import { width, yamlIndentation } from '#formats/yaml/options.ts';

export const prettify = operation({
  input: 'text',
  output: 'text',
  reads: 'yaml',
  writes: 'yaml',
  inverse: { to: 'prettify', options: (values) => values, keeps: 'result' },
  workerFrom: 8 * 1024,
  options: {
    ...yamlIndentation,
    quotes: choice(['keep', 'double', 'single'], 'keep'),
    width,
    sortKeys: flag(false),
    schema: choice(['none', 'compose', 'githubWorkflow', 'own'], 'none'),
    ownSchema: content('', PANE),
  },
  needs: { ownSchema: { schema: 'own' } },
  // A schema of one's own may hold a hostile pattern, which would never come to an end. To read a long text takes longer.
  limit: ({ schema }) => (schema === 'own' ? 2000 : undefined),
  limits: 'part',
  load: () => import('./logic.ts'),
  run: async (logic, text, options, context) => {
    // Few check, so what it takes is fetched when somebody does.
    const loadCheck = options.schema === 'none' ? undefined : (await import('./schema-check.ts')).loadCheck;
    return logic.prettify(text, options, context.note, await loadCheck?.(options, context));
  },
});
