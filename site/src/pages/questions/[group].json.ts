import type { APIRoute } from 'astro';
import { type QuestionGroup, questionGroups } from '../../../../spec/questions.ts';
import { questionsJson } from '../../data/questions.ts';

export const getStaticPaths = () =>
  questionGroups.map((group) => ({ params: { group: group.group }, props: { group } }));

/** A group of questions for programs, beside its pages. */
export const GET: APIRoute<{ group: QuestionGroup }> = ({ props }) =>
  Response.json(questionsJson(props.group));
