import { Injectable, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { PersonalData, type PersonalDataSource } from '../account/personal-data/personal-data.service.js';
import { type QuestionRecord, questionModel } from './models/question.model.js';
import { Questions } from './questions.service.js';

/** A user's rights to their questions: they are deleted with the account, their answers too. */
@Injectable()
export class PersonalQuestions implements PersonalDataSource, OnModuleInit {
  constructor(
    @InjectModel(questionModel.name) private readonly records: Model<QuestionRecord>,
    private readonly questions: Questions,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.provide('questions', this);
  }

  async export(userId: string) {
    const records = await this.records.find({ userId }).sort({ createdAt: 1 }).lean<QuestionRecord[]>();
    return records.map(({ _id, productId, name, text, createdAt, answer, answeredAt }) => ({
      _id: _id.toHexString(),
      productId: productId.toHexString(),
      name,
      text,
      createdAt,
      answer: answer ?? null,
      answeredAt,
    }));
  }

  remove(userId: string, session: ClientSession): Promise<void> {
    return this.questions.removeAllOf(userId, session);
  }
}
