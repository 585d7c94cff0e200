import { Evaluator } from './evaluator.tsx';

export default function MathEvaluator() {
  return <Evaluator />;
}
