import { TabPanel, Tabs, useCommonMessages, useLinkedTab, useMessages } from '#kit';
import { ApplySection } from './apply-section.tsx';
import { CompareSection } from './compare-section.tsx';
import type en from './locales/en.json';

export default function JsonDiff() {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const [tab, turnTo] = useLinkedTab(['diff', 'applyPatch']);
  const tabs = { diff: t('diff'), applyPatch: t('applyPatch') };
  return (
    <Tabs label={common('whatToDo')} tabs={tabs} value={tab} onChange={turnTo}>
      <TabPanel name="diff" {...{ tab, turnTo }}>
        <CompareSection />
      </TabPanel>
      <TabPanel name="applyPatch" {...{ tab, turnTo }}>
        <ApplySection />
      </TabPanel>
    </Tabs>
  );
}
