/** The words that the texts of a language are made of. */
export interface Lexicon {
  readonly words: readonly string[];
  readonly space: string;
  readonly comma: string;
  readonly stop: string;
}

const lexicon = (text: string, space = ' ', comma = ', ', stop = '.'): Lexicon => ({
  words: [...new Set(text.trim().split(/\s+/))],
  space,
  comma,
  stop,
});

export const lexicons = {
  /** Cicero, De finibus bonorum et malorum, book 1, sections 32 and 33: where the classic text was torn from. */
  latin: lexicon(`
    sed ut perspiciatis unde omnis iste natus error sit voluptatem accusantium doloremque laudantium totam rem aperiam
    eaque ipsa quae ab illo inventore veritatis et quasi architecto beatae vitae dicta sunt explicabo nemo enim ipsam quia
    voluptas aspernatur aut odit fugit consequuntur magni dolores eos qui ratione sequi nesciunt neque porro quisquam est
    dolorem ipsum dolor amet consectetur adipisci velit non numquam eius modi tempora incidunt labore dolore magnam aliquam
    quaerat ad minima veniam quis nostrum exercitationem ullam corporis suscipit laboriosam nisi aliquid ex ea commodi
    consequatur autem vel eum iure reprehenderit in voluptate esse quam nihil molestiae illum fugiat quo nulla pariatur at
    vero accusamus iusto odio dignissimos ducimus blanditiis praesentium voluptatum deleniti atque corrupti quos quas
    molestias excepturi sint obcaecati cupiditate provident similique culpa officia deserunt mollitia animi id laborum
    dolorum fuga harum quidem rerum facilis expedita distinctio nam libero tempore cum soluta nobis eligendi optio cumque
    impedit minus quod maxime placeat facere possimus assumenda repellendus temporibus quibusdam officiis debitis
    necessitatibus saepe eveniet voluptates repudiandae recusandae itaque earum hic tenetur a sapiente delectus reiciendis
    voluptatibus maiores alias perferendis doloribus asperiores repellat`),
  /** With words long enough to break a layout. */
  german: lexicon(`
    die Menschenwürde ist unantastbar und jede Straßenbahnhaltestelle kennt ihre Öffnungszeiten während der
    Geschwindigkeitsbegrenzung über alle Grundstücksverkehrsgenehmigungen hinweg bleibt ein Handschuhfach geschlossen
    Wolken ziehen langsam am Fenster vorbei obwohl niemand die Rechtsschutzversicherungsgesellschaften fragt schöne Grüße
    aus dem Süden erreichen den Bäcker früh morgens mit frischen Brötchen im Gepäck eine Kraftfahrzeughaftpflichtversicherung
    lohnt sich für Fußgänger kaum trotzdem läuft das Wasser weiter zur Donaudampfschifffahrt`),
  russian: lexicon(`
    все люди рождаются свободными и равными в своём достоинстве и правах они наделены разумом и совестью каждый человек
    должен обладать всеми свободами без какого бы то ни было различия дорога идёт через поле к старому мосту вечером над
    рекой поднимается туман достопримечательности города открыты ежедневно объявление висит у подъезда сегодня хорошая
    погода завтра обещают дождь`),
  greek: lexicon(`
    όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα είναι προικισμένοι με λογική και
    συνείδηση το καράβι φεύγει νωρίς από το λιμάνι η θάλασσα μένει ήσυχη κάτω από τον ήλιο ένα βιβλίο περιμένει πάνω στο
    τραπέζι οι φίλοι γυρίζουν αργά στο σπίτι`),
  hebrew: lexicon(`
    כל בני האדם נולדו חופשים ושווים בערכם ובזכויותיהם הם חוננו בתבונה ובמצפון הדרך עוברת ליד הבית הישן בבוקר השמש עולה מעל
    הים ילד קטן קורא ספר ישן בגינה החתול ישן על החלון מחר נצא לטיול ארוך בהרים`),
  arabic: lexicon(
    `يولد جميع الناس أحرارا متساوين في الكرامة والحقوق وقد وهبوا عقلا وضميرا تمر الطريق قرب البيت القديم تشرق الشمس فوق البحر
    كل صباح يقرأ الطفل كتابا في الحديقة تنام القطة على النافذة غدا نذهب في رحلة طويلة إلى الجبال`,
    ' ',
    '، ',
  ),
  hindi: lexicon(
    `सभी मनुष्य गौरव और अधिकारों के मामले में जन्मजात स्वतंत्रता समानता प्राप्त हैं उन्हें बुद्धि अंतरात्मा की देन है परस्पर भाईचारे
    भाव से बर्ताव करना चाहिए सुबह सूरज नदी पर चमकता पुराना पुल गाँव तक जाता बच्चे बगीचे किताब पढ़ते कल हम पहाड़ों यात्रा करेंगे`,
    ' ',
    ', ',
    '।',
  ),
  chinese: lexicon(
    `人人 生而 自由 在 尊严 和 权利 上 一律 平等 他们 赋有 理性 良心 并 应以 兄弟 关系 的 精神 相 对待 清晨 阳光 照 着 河面 老桥 通向
    村庄 孩子们 花园 里 读书 明天 我们 去 山中 旅行 猫 睡 窗台 下雨 街道 安静 下来`,
    '',
    '，',
    '。',
  ),
  japanese: lexicon(
    `すべての 人間は 生まれながらに 自由で あり 尊厳と 権利とに ついて 平等で ある 理性と 良心とを 授けられて おり 互いに 同胞の 精神を
    もって 行動し 朝の 光が 川面を 照らす 古い 橋は 村へ 続く 子どもたちは 庭で 本を 読み 明日 私たちは 山へ 旅に 出る 猫は 窓辺で 眠る
    コンピューターの キーボードを たたく 音`,
    '',
    '、',
    '。',
  ),
} satisfies Readonly<Record<string, Lexicon>>;
