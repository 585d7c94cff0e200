// as src/lib/sample.tsx src/formats/sample.tsx src/engine/sample.tsx src/kit/parts/sample.tsx src/shell/sample.tsx src/cli/sample.tsx src/tools/sample/logic.test.tsx src/sample.tsx
export const Markup = ({ html }: { html: string }) => (
  <p>
    <b style={{ color: 'red' }}>1</b> {/* no-restricted-syntax: refuses style attributes */}
    <i dangerouslySetInnerHTML={{ __html: html }} /> {/* no-restricted-syntax: Text stays text */}
    <a target="_blank" href="https://example.org" /> {/* no-restricted-syntax: needs rel="noreferrer" */}
  </p>
);
